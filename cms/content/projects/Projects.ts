import { listedCollection } from '../addresses/listedCollection';
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

/**
 * Projects (project-marketing §3). Each has its own page below a projects page. The project's type determines the
 * layout of the page (§2.1).
 */
export const Projects = listedCollection({
  slug: 'projects',
  labels: { singular: { he: 'פרויקט', en: 'Project' }, plural: { he: 'פרויקטים', en: 'Projects' } },
  title: TITLE,
  listing: { he: 'דף הפרויקטים', en: 'Projects page' },
  admin: {
    defaultColumns: [TITLE, 'projectType', 'city', 'projectStatuses', '_status', 'updatedAt'],
    listSearchableFields: [TITLE, 'umbracoName'],
  },
  beforeChange: [nameUniquely, locateAddress],
  tabs: [
    [{ he: 'כללי', en: 'General' }, generalFields],
    [{ he: 'פתיחה', en: 'Header' }, headerFields],
    [{ he: 'תיאור', en: 'Description' }, descriptionFields],
    [{ he: 'דירות', en: 'Apartments' }, apartmentsFields],
    [{ he: 'תמונות ומפה', en: 'Pictures and map' }, galleryFields],
    [{ he: 'דף השכרה', en: 'Rental page' }, rentalFields],
    [{ he: 'הגרלה וזכאות', en: 'Lottery and eligibility' }, lotteryFields],
    [{ he: 'יצירת קשר', en: 'Contact' }, contactFields],
    [{ he: 'שותפים ופרויקטים נוספים', en: 'Partners and related projects' }, partnersFields],
  ],
});
