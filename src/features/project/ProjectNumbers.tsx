import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { hasLetters } from '../../lib/hasLetters';
import { amount, number, numbers, opening, small, unit } from './ProjectHeader.styles';

export const fragment = graphql`
  fragment ProjectNumbers on CmsProject {
    numbersNew {
      id
      number
      textNextToNumber
      text
    }
  }
`;

/** The numbers of a project in a grid (project-marketing §2.2). Renders nothing if there are none. */
export function ProjectNumbers({ project }: { project: Queries.ProjectNumbersFragment }) {
  const { t } = useTranslation('project');
  const rows = project.numbersNew?.filter((row) => row !== null) ?? [];
  if (rows.length === 0) return null;
  return (
    <div css={opening}>
      <ul css={numbers} aria-label={t('numbers')}>
        {rows.map((row, index) => (
          <li key={row.id ?? index} css={number}>
            <p css={amount}>
              <bdi>{row.number}</bdi>
              {row.textNextToNumber && (
                <span css={unit}>
                  {hasLetters(row.textNextToNumber) && ' '}
                  {row.textNextToNumber}
                </span>
              )}
            </p>
            {row.text && <p css={small}>{row.text}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
