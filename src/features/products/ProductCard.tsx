import { Link } from 'gatsby';
import { memo } from 'react';
import { words } from '../../components/listing/listing.styles';
import { Picture } from '../../components/Picture/Picture';
import { Heading } from '../../components/Section/Heading';
import { cardLink } from '../../theme/cardLink';
import type { ListedProduct } from './ListedProduct';
import { frame, marks, productCard, use as useText } from './products.styles';

/** Widths of the picture in `productCard`. */
const SIZES = '(min-width: 82em) 400px, (min-width: 48em) 30vw, (min-width: 27.5em) 45vw, 7.5rem';

interface ProductCardProps {
  product: ListedProduct;
  /** Must be a stable callback, because the card is memoized. */
  onFollow?: (product: ListedProduct) => void;
}

/** The card of a product: picture, name, use, standards. The whole card is clickable. */
export const ProductCard = memo(function ProductCard({ product, onFollow }: ProductCardProps) {
  const { title, path, use, picture, standards } = product;
  return (
    <article css={productCard}>
      <div css={frame}>{picture && <Picture media={picture} alt="" fit="contain" sizes={SIZES} />}</div>
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
