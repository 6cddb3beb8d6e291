import type { GroupField } from 'payload';
import {
  relationsField,
  groupField,
  indexedRelationField,
  selectField,
} from '../../platform/fields/shortFields';

type PageChoice = { template?: string } | undefined;

const isKind =
  (...kinds: string[]) =>
  (data: PageChoice): boolean =>
    kinds.includes(data?.template ?? '');

/** Fields that make a page a listing of projects, rental apartments or products, with its filters. */
export const listingField: GroupField = groupField('listing', 'הרשימה', 'The listing', {
  interfaceName: 'Listing',
  admin: { condition: isKind('projects', 'rentalApartments', 'products') },
  fields: [
    selectField('groupKind', 'סוג הקבוצה', 'Kind of group', {
      defaultValue: 'group',
      enumName: 'enum_group_kind',
      interfaceName: 'GroupKind',
      options: [
        { value: 'group', label: { he: 'קבוצה', en: 'Group' } },
        { value: 'construction', label: { he: 'בנייה', en: 'Construction' } },
        { value: 'properties', label: { he: 'נכסים', en: 'Properties' } },
        { value: 'ashdar', label: { he: 'מגורים', en: 'Residential' } },
        { value: 'industries', label: { he: 'תעשיות', en: 'Industries' } },
        { value: 'rent', label: { he: 'השכרה', en: 'Rent' } },
        { value: 'international', label: { he: 'בינלאומי', en: 'International' } },
      ],
      admin: { condition: isKind('projects') },
      description: { he: 'קובע אילו מסננים יש בדף', en: 'Determines which filters the page has' },
    }),
    relationsField(
      'groupSites',
      'groupSites',
      'רק פרויקטים של האתרים האלה',
      'Only projects of these group sites',
      {
        admin: { condition: isKind('projects', 'rentalApartments') },
        description: { he: 'ריק: כולם', en: 'Empty: all' },
      },
    ),
    relationsField(
      'projectTypes',
      'projectTypes',
      'רק פרויקטים מהסוגים האלה',
      'Only projects of these types',
      {
        admin: { condition: isKind('projects') },
        description: { he: 'ריק: כולם', en: 'Empty: all' },
      },
    ),
    selectField('productFilters', 'מסננים', 'Filters', {
      defaultValue: 'all',
      enumName: 'enum_product_filters',
      interfaceName: 'ProductFilters',
      options: [
        {
          value: 'all',
          label: { he: 'קטגוריות, תת־קטגוריות ותכונות', en: 'Categories, sub-categories and features' },
        },
        { value: 'categories', label: { he: 'קטגוריות בלבד', en: 'Categories only' } },
        { value: 'none', label: { he: 'בלי מסננים', en: 'No filters' } },
      ],
      admin: { condition: isKind('products') },
      description: {
        he: 'הדף מציג את מוצרי החברה שלו; דף בלי חברה מציג את כולם',
        en: "The page lists its company's products; a page without a company lists all",
      },
    }),
    indexedRelationField(
      'marketingSlide',
      'marketingSlides',
      'שקופית בין הדירות',
      'Slide among the apartments',
      {
        admin: { condition: isKind('rentalApartments') },
      },
    ),
  ],
});
