import { graphql } from 'gatsby';
import { hasLetters } from '../../lib/hasLetters';
import { CountUp } from '../CountUp/CountUp';
import {
  description,
  figure,
  label,
  muted,
  number,
  onColour,
  onSurface,
  sign,
  word,
} from './NumberFigure.styles';
import { numbersColor, type NumbersColor } from './numbersColor';

export const fragment = graphql`
  fragment NumbersItemFields on CmsNumbersItem {
    id
    title
    largeText
    textNextToNumber
    text
  }
`;

export type NumbersItem = Omit<Queries.NumbersItemFieldsFragment, '__typename'>;

interface NumberFigureProps {
  item: NumbersItem;
  /** Colour of the number on a light background. Omit it for a figure on a coloured band. */
  color?: NumbersColor;
}

/**
 * A large number with its description. It is an item of a list that has the style `figures` (forms-investors-catalogue
 * §2.2).
 */
export function NumberFigure({ item, color }: NumberFigureProps) {
  const { title, textNextToNumber, text } = item;
  const amount = item.largeText ?? '';
  const beside = textNextToNumber?.trim();
  const isWord = beside ? hasLetters(beside) : false;
  return (
    <li css={[figure, color ? onSurface : onColour]}>
      {title && <p css={[label, color && muted]}>{title}</p>}
      <p css={number} style={color && { color: numbersColor[color] }}>
        {/* Numbers with signs are left to right, in Hebrew too. */}
        <bdi dir={hasLetters(amount) ? 'auto' : 'ltr'}>
          <CountUp text={amount} />
          {beside && !isWord && <span css={sign}>{beside}</span>}
        </bdi>
        {beside && isWord && <bdi css={word}> {beside}</bdi>}
      </p>
      {text && <p css={[description, color && muted]}>{text}</p>}
    </li>
  );
}
