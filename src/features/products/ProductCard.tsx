import { Link } from 'gatsby';
import { memo } from 'react';
import { Picture } from '../../components/Picture/Picture';
import { Heading } from '../../components/Section/Heading';
import { cardLink } from '../../theme/cardLink';
import type { ListedProduct } from './ListedProduct';
import { card, frame, marks, use as useText, words } from './products.styles';

interface ProductCardProps {
  product: ListedProduct;
  /** The same function each time. */
  onFollow?: (product: ListedProduct) => void;
}

/** A product at a glance: picture, name, use in a few words, standards; the whole card leads to it. */
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
