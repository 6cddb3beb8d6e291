import { graphql } from 'gatsby';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageContext';
import { fileSize, fileType } from '../../lib/fileFacts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { facts, link } from './FileLink.styles';

export const fragment = graphql`
  fragment FileLinkFields on CmsMedia {
    url
    # As editors named the file; its address has another name.
    filename: name
    filesize
  }
`;

interface FileLinkProps {
  file: Queries.FileLinkFieldsFragment | null | undefined;
  children: ReactNode;
  /**
   * Id of an element that names the file. Pass it if the link's own text does not; the accessible name then combines
   * both.
   */
  about?: string;
  onFollow?: () => void;
}

/** A link that opens a file in a new tab and shows the file's type and size. Renders nothing without a file. */
export function FileLink({ file, children, about, onFollow }: FileLinkProps) {
  const { code } = useLanguage();
  const { t } = useTranslation('common');
  const id = useId();
  if (!file?.url) return null;
  const size = file.filesize ? fileSize(file.filesize, code) : '';
  return (
    <a
      href={file.url}
      target="_blank"
      rel="noopener"
      css={link}
      onClick={onFollow}
      {...(about && { id, 'aria-labelledby': `${id} ${about}` })}
    >
      <span>{children}</span>
      <bdi css={facts}>{[fileType(file.filename), size].filter(Boolean).join(' · ')}</bdi>
      <VisuallyHidden> {t('inNewTab')}</VisuallyHidden>
    </a>
  );
}
