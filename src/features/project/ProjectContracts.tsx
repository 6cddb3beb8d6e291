import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Carousel } from '../../components/Carousel/Carousel';
import { slideWidth } from '../../components/Carousel/slideWidth';
import { DocumentsZip } from '../../components/DocumentsZip/DocumentsZip';
import { Icon } from '../../components/Icon/Icon';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { useLanguage } from '../../i18n/LanguageContext';
import { documentName } from '../../lib/documentName';
import { fileSize, fileType } from '../../lib/fileFacts';
import { DOCUMENTS_ID } from './anchors';
import { documentCard, documentFacts, documentLink } from './ProjectContracts.styles';
import { trackProject } from './trackProject';

export const fragment = graphql`
  fragment ProjectContracts on CmsProject {
    path
    projectTitle
    apartmentsGeneral {
      apartmentContracts {
        id
        alt
        ...FileLinkFields
      }
    }
  }
`;

/** Number of documents in view on phones and tablets, and number of columns on desktop (project-marketing §9). */
const SLIDES = { base: slideWidth(1.4), tablet: slideWidth(2.4) };
const COLUMNS = 3;

/**
 * The contract documents for eligible buyers, and a button that downloads all of them as a ZIP archive
 * (project-marketing §2.1, §2.6). Renders nothing if there are none.
 */
export function ProjectContracts({ project }: { project: Queries.ProjectContractsFragment }) {
  const { t } = useTranslation('project');
  const { code } = useLanguage();
  const documents = (project.apartmentsGeneral?.apartmentContracts ?? []).flatMap((file) =>
    file?.url ? [{ ...file, url: file.url, title: file.alt || file.filename || '' }] : [],
  );
  if (documents.length === 0) return null;
  const slides = documents.map(({ id, url, title, filename, filesize }) => ({
    key: id,
    content: (
      <div css={documentCard}>
        <Icon name="file" />
        <a
          href={url}
          target="_blank"
          rel="noopener"
          title={title}
          css={documentLink}
          onClick={() => trackProject('document', project)}
        >
          {documentName(title)}
          <VisuallyHidden> {t('common:inNewTab')}</VisuallyHidden>
        </a>
        <bdi css={documentFacts}>
          {[fileType(filename), filesize ? fileSize(filesize, code) : ''].filter(Boolean).join(' · ')}
        </bdi>
      </div>
    ),
  }));
  return (
    <Section id={DOCUMENTS_ID} named>
      <Carousel
        label={t('contracts')}
        heading={<SectionHeader namesSection title={t('contracts')} text={t('contractsText')} />}
        slides={slides}
        slideSize={SLIDES}
        edges="bleed"
        desktopColumns={COLUMNS}
        fillRows
      />
      <DocumentsZip
        documents={documents}
        name={project.projectTitle ?? t('contracts')}
        onPress={() => trackProject('documents', project)}
      />
    </Section>
  );
}
