import { Link } from 'gatsby';
import { memo } from 'react';
import { card, words } from '../../components/listing/listing.styles';
import { Picture } from '../../components/Picture/Picture';
import { Heading } from '../../components/Section/Heading';
import { cardLink } from '../../theme/cardLink';
import type { ListedProduct } from './ListedProduct';
import { frame, marks, use as useText } from './products.styles';

interface ProductCardProps {
  product: ListedProduct;
  /** Must be a stable callback, because the card is memoized. */
  onFollow?: (product: ListedProduct) => void;
}

/** The card of a product: picture, name, use, standards. The whole card is clickable. */
export const ProductCard = memo(function ProductCard({ product, onFollow }: ProductCardProps) {
  const { title, path, use, picture, standards } = product;
  return (
    <article css={card}>
      <div css={frame}>{picture && <Picture media={picture} alt="" fit="contain" />}</div>
      <div css={words}>
        <Heading level={3}>
          <Link to={path} css={cardLink} onClick={() => onFollow?.(product)}>
            {title}
          </Link>
        </Heading>
        {use && <p css={useText}>{use}</p>}
        {standards.length > 0 && <p css={marks}>{standards.join(' · ')}</p>}
      </div>
    </article>
  );
});
