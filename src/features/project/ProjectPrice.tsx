import { money } from '../../lib/money';
import { price as priceStyle, priceBlock, small } from './ProjectHeader.styles';

interface ProjectPriceProps {
  priceText: string | null;
  price: number | null;
  currency: string | null;
}

/** Returns the price for the section bar; null if the project has neither a price nor a text about it. */
export const priceOf = ({
  priceText,
  price,
  priceCurrency,
}: Pick<Queries.ProjectHeaderFragment, 'priceText' | 'price' | 'priceCurrency'>) =>
  price === null && !priceText ? null : { text: priceText, amount: price, currency: priceCurrency };

/**
 * The price of a project after the editors' text. Without a price it shows the text alone, such as "on request"
 * (project-marketing §2.2).
 */
export function ProjectPrice({ priceText, price, currency }: ProjectPriceProps) {
  if (price === null) return priceText ? <p css={priceStyle}>{priceText}</p> : null;
  return (
    <p css={priceBlock}>
      {priceText && <span css={small}>{priceText} </span>}
      <bdi css={priceStyle}>{money(price, currency)}</bdi>
    </p>
  );
}
