import { graphql } from 'gatsby';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { NumberFigure } from '../../components/NumberFigure/NumberFigure';
import { figures } from '../../components/NumberFigure/NumberFigure.styles';
import { Picture } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { columns, frame, grid, note, numbers } from './NumbersEnvironmental.styles';

export const fragment = graphql`
  fragment NumbersEnvironmental on CmsNumbersEnvironmentalBlock {
    id
    blockTitle
    numberColor: colorPicker
    items {
      ...NumbersItemFields
    }
    bottomText
    image {
      ...HalfPicture
    }
  }
`;

/** Environmental figures beside a picture (forms-investors-catalogue §2.1, §2.2). */
export function NumbersEnvironmental(block: Queries.NumbersEnvironmentalFragment & BlockProps) {
  const { blockTitle, numberColor, items, bottomText, image, first } = block;
  if (!items?.length) return null;
  return (
    <Section tone="stone" named={Boolean(blockTitle)}>
      <div css={image && columns}>
        {image && (
          <div css={frame}>
            <Picture media={image} eager={first} />
          </div>
        )}
        <div css={numbers}>
          <SectionHeader title={blockTitle} first={first} namesSection />
          <ul css={[figures, grid]}>
            {items.map((item, index) => (
              <NumberFigure key={item.id ?? index} item={item} color={numberColor ?? 'green'} />
            ))}
          </ul>
          {bottomText && <p css={note}>{bottomText}</p>}
        </div>
      </div>
    </Section>
  );
}
