import type { CollectionConfig, Field } from 'payload';
import { hideFromOtherRoles } from '../../platform/access/hideFromOtherRoles';
import { refuseIncomplete } from '../../platform/editing/refuseIncomplete';
import { isEditor } from '../../platform/access/isEditor';
import { isDraftReader } from '../../platform/access/isDraftReader';
import { publishedOrDraftReader } from '../../platform/access/publishedOrDraftReader';
import type { Label } from '../../platform/labels/labels';
import { labelRows } from '../../platform/fields/labelRows';
import { checkAddress } from '../addresses/checkAddress';
import { forgetListedRedirects, keepListedRedirects } from '../addresses/keepListedRedirects';
import { listedBelow } from '../addresses/listedPages';
import { setListedPath } from '../addresses/setListedPath';
import { listedPageFields } from '../addresses/listedPageFields';
import { seoField } from '../fields/seoField';
import { publicChangeHooks } from '../publishing/publicChangeHooks';
import { apartmentsFields } from './apartmentsFields';
import { contactFields } from './contactFields';
import { descriptionFields } from './descriptionFields';
import { galleryFields } from './galleryFields';
import { generalFields } from './generalFields';
import { headerFields } from './headerFields';
import { locateAddress } from './locateAddress';
import { lotteryFields } from './lotteryFields';
import { nameUniquely } from './nameUniquely';
import { partnersFields } from './partnersFields';
import { rentalFields } from './rentalFields';

const TITLE = 'projectTitle';

const watch = publicChangeHooks('projects');

const tab = (label: Label, fields: Field[]) => ({ label: { ...label }, fields: labelRows(fields) });

/** Projects (project-marketing §3), each a page below a projects page. The type determines the layout (§2.1). */
export const Projects: CollectionConfig = {
  slug: 'projects',
  custom: listedBelow('projects', TITLE),
  forceSelect: { paths: true },
  trash: true,
  labels: { singular: { he: 'פרויקט', en: 'Project' }, plural: { he: 'פרויקטים', en: 'Projects' } },
  admin: {
    hidden: hideFromOtherRoles('administrator', 'editor'),
    useAsTitle: TITLE,
    group: { he: 'תוכן', en: 'Content' },
    defaultColumns: [TITLE, 'projectType', 'city', 'projectStatuses', '_status', 'updatedAt'],
    listSearchableFields: [TITLE, 'umbracoName'],
  },
  versions: { drafts: { schedulePublish: true }, maxPerDoc: 30 },
  endpoints: [checkAddress('projects')],
  access: {
    create: isEditor,
    read: publishedOrDraftReader,
    readVersions: isDraftReader,
    update: isEditor,
    delete: isEditor,
  },
  hooks: {
    ...watch,
    beforeChange: [
      ...(watch.beforeChange ?? []),
      nameUniquely,
      locateAddress,
      refuseIncomplete(() => ['slug']),
      setListedPath('projects', TITLE),
    ],
    afterChange: [keepListedRedirects('projects'), ...(watch.afterChange ?? [])],
    beforeDelete: [forgetListedRedirects('projects'), ...(watch.beforeDelete ?? [])],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        tab({ he: 'כללי', en: 'General' }, generalFields),
        tab({ he: 'פתיחה', en: 'Header' }, headerFields),
        tab({ he: 'תיאור', en: 'Description' }, descriptionFields),
        tab({ he: 'דירות', en: 'Apartments' }, apartmentsFields),
        tab({ he: 'תמונות ומפה', en: 'Pictures and map' }, galleryFields),
        tab({ he: 'דף השכרה', en: 'Rental page' }, rentalFields),
        tab({ he: 'הגרלה וזכאות', en: 'Lottery and eligibility' }, lotteryFields),
        tab({ he: 'יצירת קשר', en: 'Contact' }, contactFields),
        tab({ he: 'שותפים ופרויקטים נוספים', en: 'Partners and related projects' }, partnersFields),
        tab({ he: 'קידום ושיתוף', en: 'Search and sharing' }, [seoField]),
      ],
    },
    ...listedPageFields({
      titleField: TITLE,
      kind: 'projects',
      setting: 'projectsPage',
      listing: { he: 'דף הפרויקטים', en: 'Projects page' },
    }),
  ],
};
