import { contentGlobal } from './contentGlobal';
import { brandColorField } from '../brand/brandColorField';
import { brandIconField } from '../brand/brandIconField';
import { COLOR_LABELS } from '../brand/colorLabels';
import type { BrandColor } from '@group/rules/colors/brandColors';

/**
 * Colours and icon of the group's brand. No page queries this global: after a change, the build rewrites only a style
 * sheet and the icons.
 */
export const Brand = contentGlobal({
  slug: 'brand',
  label: { he: 'מיתוג', en: 'Brand' },
  graphQL: { name: 'Brand' },
  fields: [
    brandIconField,
    {
      name: 'colors',
      type: 'group',
      label: { he: 'צבעים', en: 'Colours' },
      admin: {
        description: {
          he: 'צבע ריק נשאר כברירת המחדל שבשדה. צבעים שאינם קריאים זה על זה אינם מתפרסמים.',
          en: 'An empty colour keeps the default that the field shows. Colours that cannot be read on each other are not published.',
        },
      },
      fields: [
        ...(Object.keys(COLOR_LABELS) as BrandColor[]).map(brandColorField),
        {
          name: 'sample',
          type: 'ui',
          label: { he: 'דוגמה', en: 'Sample' },
          admin: { components: { Field: '/content/brand/BrandSample#BrandSample' } },
        },
      ],
    },
  ],
});
