import { graphql } from 'gatsby';
import { useId } from 'react';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { NumberFigure } from '../../components/NumberFigure/NumberFigure';
import { figureColumns, figures } from '../../components/NumberFigure/NumberFigure.styles';
import { numbersColor } from '../../components/NumberFigure/numbersColor';
import { Heading } from '../../components/Section/Heading';
import { band, container, note, noteBelowAll, withTitle } from './NumbersComponent1.styles';

export const fragment = graphql`
  fragment NumbersComponent1 on CmsNumbersComponent1Block {
    id
    blockTitle
    bandColor: colorPicker
    items {
      ...NumbersItemFields
    }
    bottomText
  }
`;

/** Large numbers beside their title, on a band in a colour that the editor chose (forms-investors-catalogue §2.2). */
export function NumbersComponent1(block: Queries.NumbersComponent1Fragment & BlockProps) {
  const { blockTitle, bandColor, items, bottomText, first } = block;
  const headingId = useId();
  if (!items?.length) return null;
  const Band = blockTitle ? 'section' : 'div';
  return (
    <Band
      aria-labelledby={blockTitle ? headingId : undefined}
      css={band(numbersColor[bandColor ?? 'terracotta'])}
    >
      <div css={[container, blockTitle && withTitle]}>
        {blockTitle && (
          <Heading level={first ? 1 : 2} id={headingId}>
            {blockTitle}
          </Heading>
        )}
        <ul css={[figures, figureColumns(items.length, Boolean(blockTitle))]}>
          {items.map((item, index) => (
            <NumberFigure key={item.id ?? index} item={item} />
          ))}
        </ul>
        {bottomText && <p css={[note, noteBelowAll]}>{bottomText}</p>}
      </div>
    </Band>
  );
}
