import { graphql } from 'gatsby';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { NumberFigure } from '../../components/NumberFigure/NumberFigure';
import { figureColumns, figures } from '../../components/NumberFigure/NumberFigure.styles';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { header, note } from './NumbersComponent.styles';

export const fragment = graphql`
  fragment NumbersComponent on CmsNumbersComponentBlock {
    id
    blockTitle
    numberColor: colorPicker
    items {
      ...NumbersItemFields
    }
    bottomText
  }
`;

/** Large numbers in a row, in a colour that the editor chose (forms-investors-catalogue §2.2). */
export function NumbersComponent(block: Queries.NumbersComponentFragment & BlockProps) {
  const { blockTitle, numberColor, items, bottomText, first } = block;
  if (!items?.length) return null;
  return (
    <Section named={Boolean(blockTitle)}>
      {blockTitle && (
        <div css={header}>
          <SectionHeader title={blockTitle} first={first} namesSection />
        </div>
      )}
      <ul css={[figures, figureColumns(items.length)]}>
        {items.map((item, index) => (
          <NumberFigure key={item.id ?? index} item={item} color={numberColor ?? 'terracotta'} />
        ))}
      </ul>
      {bottomText && <p css={note}>{bottomText}</p>}
    </Section>
  );
}
