import { graphql } from 'gatsby';
import { Picture } from '../../components/Picture/Picture';
import { Heading } from '../../components/Section/Heading';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { columns, icon, iconFrame, item, list, picture, text as textStyle, words } from './Advantages.styles';

export const fragment = graphql`
  fragment RentalAdvantages on CmsProject {
    rentProjectAdvantages {
      title
      subTitle
      image {
        ...HalfPicture
      }
      items {
        id
        title
        text
        icon {
          ...IconPicture
        }
      }
    }
  }
`;

/** The advantages of renting, in rows beside a picture (project-marketing §2.6). Renders nothing if there are none. */
export function Advantages({ project }: { project: Queries.RentalAdvantagesFragment }) {
  const { title, subTitle, image, items } = project.rentProjectAdvantages ?? {};
  const rows = items?.filter((item) => item?.title) ?? [];
  if (rows.length === 0) return null;
  return (
    <Section tone="stone" named={Boolean(title)}>
      <div css={image && columns}>
        {image && (
          <div css={picture}>
            <Picture media={image} />
          </div>
        )}
        <div css={words}>
          <SectionHeader title={title} text={subTitle} namesSection />
          <ul css={list}>
            {rows.map((row, index) => (
              <li key={row.id ?? index} css={item}>
                {row.icon && (
                  <span css={iconFrame}>
                    <Picture media={row.icon} alt="" fit="contain" css={icon} />
                  </span>
                )}
                <div>
                  <Heading level={title ? 3 : 2} look="h3">
                    {row.title}
                  </Heading>
                  {row.text && <p css={textStyle}>{row.text}</p>}
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
