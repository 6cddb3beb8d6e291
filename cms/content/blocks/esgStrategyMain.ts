import { defineBlock } from './defineBlock';
import { band, figure, mark, text } from './drawing/shapes';

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
    { name: 'title', type: 'text', localized: true, label: { he: 'כותרת', en: 'Title' } },
    {
      name: 'strategyGroups',
      type: 'array',
      interfaceName: 'StrategyGroup',
      required: true,
      minRows: 1,
      label: { he: 'קבוצות', en: 'Groups' },
      labels: { singular: { he: 'קבוצה', en: 'Group' }, plural: { he: 'קבוצות', en: 'Groups' } },
      admin: { description: { he: 'כל קבוצה היא לשונית', en: 'Each group is a tab' } },
      fields: [
        {
          name: 'tabName',
          type: 'text',
          localized: true,
          required: true,
          label: { he: 'שם הלשונית', en: 'Name of the tab' },
        },
        {
          name: 'strategyBoxes',
          type: 'array',
          interfaceName: 'StrategyBox',
          required: true,
          minRows: 1,
          label: { he: 'תיבות', en: 'Boxes' },
          labels: { singular: { he: 'תיבה', en: 'Box' }, plural: { he: 'תיבות', en: 'Boxes' } },
          fields: [
            {
              name: 'title',
              type: 'text',
              localized: true,
              required: true,
              label: { he: 'כותרת', en: 'Title' },
            },
            {
              name: 'letterIcon',
              type: 'text',
              localized: true,
              maxLength: 2,
              label: { he: 'אות', en: 'Letter' },
            },
            {
              name: 'color',
              type: 'select',
              required: true,
              defaultValue: 'green',
              label: { he: 'צבע', en: 'Colour' },
              options: [
                { value: 'green', label: { he: 'ירוק', en: 'Green' } },
                { value: 'terracotta', label: { he: 'טרקוטה', en: 'Terracotta' } },
                { value: 'ink', label: { he: 'כחול דיו', en: 'Ink blue' } },
              ],
            },
            {
              name: 'esgStrategyListItem',
              type: 'array',
              interfaceName: 'StrategyItem',
              label: { he: 'סעיפים', en: 'Items' },
              labels: { singular: { he: 'סעיף', en: 'Item' }, plural: { he: 'סעיפים', en: 'Items' } },
              fields: [
                { name: 'title', type: 'text', localized: true, label: { he: 'כותרת', en: 'Title' } },
                {
                  name: 'text',
                  type: 'textarea',
                  localized: true,
                  required: true,
                  label: { he: 'טקסט', en: 'Text' },
                },
              ],
            },
          ],
        },
      ],
    },
  ],
});
