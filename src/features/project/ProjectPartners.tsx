import { graphql, Link } from 'gatsby';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../components/Picture/Picture';
import { Heading } from '../../components/Section/Heading';
import { Section } from '../../components/Section/Section';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { partner as partnerBox, partnerGroup, partnerGroups, partners as grid } from './project.styles';
import { trackProject } from './trackProject';

export const fragment = graphql`
  fragment ProjectPartner on CmsPartner {
    id
    memberName
    url
    lOGO {
      ...IconPicture
    }
  }
  fragment ProjectPartners on CmsProject {
    path
    groupPartnersTitle
    entrepreneursTitle
    companies {
      ...ProjectPartner
    }
    entrepreneurs {
      ...ProjectPartner
    }
    partners {
      ...ProjectPartner
    }
  }
`;

type Members = readonly (Queries.ProjectPartnerFragment | null)[] | null;

interface MembersProps {
  title: string;
  members: Members;
  onPress: () => void;
}

function Members({ title, members, onPress }: MembersProps) {
  const { t } = useTranslation('common');
  const headingId = useId();
  const known = members?.filter((member) => member !== null) ?? [];
  if (known.length === 0) return null;
  return (
    <div css={partnerGroup(known.length)}>
      <Heading level={2} look="h3" id={headingId}>
        {title}
      </Heading>
      <ul css={grid(known.length)} aria-labelledby={headingId}>
        {known.map(({ id, memberName, url, lOGO }) => {
          const content = (
            <>
              <Picture media={lOGO} alt="" fit="contain" />
              <span>{memberName}</span>
            </>
          );
          return (
            <li key={id}>
              {url?.startsWith('/') ? (
                <Link to={url} css={partnerBox} onClick={onPress}>
                  {content}
                </Link>
              ) : url ? (
                <a href={url} target="_blank" rel="noopener" css={partnerBox} onClick={onPress}>
                  {content}
                  <VisuallyHidden> {t('inNewTab')}</VisuallyHidden>
                </a>
              ) : (
                <div css={partnerBox}>{content}</div>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The companies, entrepreneurs and partners of a project (project-marketing §2.11). Empty groups are omitted. */
export function ProjectPartners({ project }: { project: Queries.ProjectPartnersFragment }) {
  const { t } = useTranslation('project');
  const { companies, entrepreneurs, partners } = project;
  const onPress = () => trackProject('partner', project);
  // If there are no companies, the title that editors entered for them is used for the partners.
  const partnersTitle = companies?.some(Boolean) ? null : project.groupPartnersTitle;
  if (![companies, entrepreneurs, partners].some((list) => list?.some(Boolean))) return null;
  return (
    <Section>
      <div css={partnerGroups}>
        <Members title={project.groupPartnersTitle || t('companies')} members={companies} onPress={onPress} />
        <Members
          title={project.entrepreneursTitle || t('entrepreneurs')}
          members={entrepreneurs}
          onPress={onPress}
        />
        <Members title={partnersTitle || t('partners')} members={partners} onPress={onPress} />
      </div>
    </Section>
  );
}
