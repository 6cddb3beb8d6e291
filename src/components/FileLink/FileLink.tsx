import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/LanguageContext';
import { fileSize, fileType } from '../../lib/fileFacts';
import { facts, link } from './FileLink.styles';

export const fragment = graphql`
  fragment FileLinkFields on CmsMedia {
    url
    filename
    filesize
  }
`;

interface FileLinkProps {
  file: Queries.FileLinkFieldsFragment | null | undefined;
  children: ReactNode;
}

/** A link that opens a file in a new tab and says beforehand what comes: its type and its size. Nothing without a file. */
export function FileLink({ file, children }: FileLinkProps) {
  const { code } = useLanguage();
  if (!file?.url) return null;
  const size = file.filesize ? fileSize(file.filesize, code) : '';
  return (
    <a href={file.url} target="_blank" rel="noopener" css={link}>
      <span>{children}</span>
      <bdi css={facts}>{[fileType(file.filename), size].filter(Boolean).join(' · ')}</bdi>
    </a>
  );
}
