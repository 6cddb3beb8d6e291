import { useTranslation } from 'react-i18next';
import { FiltersModal } from '../../components/filters/FiltersModal';
import { OptionGroup } from '../../components/filters/OptionGroup';
import type { Interim } from '../../components/filters/useInterim';
import { optionCounts } from '../../lib/filters/optionCounts';
import { chooseOption } from '../../lib/filters/cascade';
import { ALL_LABELS } from './allLabels';
import type { ListedProduct } from './ListedProduct';
import { productFilters, type ProductGroup } from './productFilters';
import { modalOrder, type GroupEntry } from './productOptions';

interface ProductsModalProps {
  interim: Interim<typeof productFilters.filters>;
  products: readonly ListedProduct[];
  /** Products that match the search text. */
  found: readonly ListedProduct[];
  groups: readonly ProductGroup[];
  entries: Readonly<Record<ProductGroup, readonly GroupEntry[]>>;
}

/**
 * Categories, sub-categories and key features in a dialog. Choices are interim until they are applied
 * (forms-investors-catalogue §4).
 */
export function ProductsModal(props: ProductsModalProps) {
  const { interim, found } = props;
  const { values } = interim;
  return (
    <FiltersModal
      interim={interim}
      results={() => found.filter((product) => productFilters.matches(product, values)).length}
      canClear={productFilters.count(values) > 0}
      onClear={() => interim.clear(['q'])}
    >
      <Groups {...props} />
    </FiltersModal>
  );
}

function Groups({ interim, products, found, groups, entries }: ProductsModalProps) {
  const { t } = useTranslation('products');
  const { values } = interim;
  return (
    <>
      {groups.map((group) => {
        // A choice resets the groups below, so they do not affect its number.
        const below = productFilters.change(values, { [group]: [] });
        const counts = optionCounts(productFilters, found, below, group);
        return (
          <OptionGroup
            key={group}
            label={t(group)}
            selected={values[group]}
            options={[
              { value: null, label: t(ALL_LABELS[group]) },
              ...modalOrder(group, entries[group]).map(({ name }) => ({
                value: name,
                label: name,
                count: counts.get(name) ?? 0,
              })),
            ]}
            onToggle={(option) =>
              interim.change(chooseOption(productFilters, products, values, groups, group, option))
            }
          />
        );
      })}
    </>
  );
}
