import { defineBlock } from './defineBlock';
import { band, figure, mark, text } from './drawing/shapes';
import { listField, localArea, localText, selectField } from '../../platform/fields/shortFields';

export const esgStrategyMain = defineBlock({
  slug: 'esgStrategyMain',
  labels: {
    singular: { he: 'אסטרטגיית ESG', en: 'ESG strategy' },
    plural: { he: 'אסטרטגיות ESG', en: 'ESG strategies' },
  },
  purpose: {
    he: 'נושאי האסטרטגיה בלשוניות, ובכל אחת תיבות צבעוניות',
    en: 'The strategy’s subjects in tabs, each with coloured boxes',
  },
  drawing: [
    figure(14, 8, 26),
    band(44, 8, 26, 8),
    band(74, 8, 26, 8),
    band(8, 24, 32, 50),
    mark(24, 34, 6),
    text(14, 46, 20, 4),
    band(44, 24, 32, 50),
    mark(60, 34, 6),
    text(50, 46, 20, 4),
    band(80, 24, 32, 50),
    mark(96, 34, 6),
    text(86, 46, 20, 4),
  ],
  fields: [
    localText('title', 'כותרת', 'Title'),
    listField('strategyGroups', 'קבוצות', 'Groups', {
      row: { he: 'קבוצה', en: 'Group' },
      interfaceName: 'StrategyGroup',
      required: true,
      minRows: 1,
      description: { he: 'כל קבוצה היא לשונית', en: 'Each group is a tab' },
      fields: [
        localText('tabName', 'שם הלשונית', 'Name of the tab', { required: true }),
        listField('strategyBoxes', 'תיבות', 'Boxes', {
          row: { he: 'תיבה', en: 'Box' },
          interfaceName: 'StrategyBox',
          required: true,
          minRows: 1,
          fields: [
            localText('title', 'כותרת', 'Title', { required: true }),
            localText('letterIcon', 'אות', 'Letter', { maxLength: 2 }),
            selectField('color', 'צבע', 'Colour', {
              required: true,
              defaultValue: 'green',
              options: [
                { value: 'green', label: { he: 'ירוק', en: 'Green' } },
                { value: 'terracotta', label: { he: 'טרקוטה', en: 'Terracotta' } },
                { value: 'ink', label: { he: 'כחול דיו', en: 'Ink blue' } },
              ],
            }),
            listField('esgStrategyListItem', 'סעיפים', 'Items', {
              row: { he: 'סעיף', en: 'Item' },
              interfaceName: 'StrategyItem',
              fields: [
                localText('title', 'כותרת', 'Title'),
                localArea('text', 'טקסט', 'Text', { required: true }),
              ],
            }),
          ],
        }),
      ],
    }),
  ],
});
