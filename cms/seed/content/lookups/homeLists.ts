import type { ApartmentType, Characteristic, MarketingSlide } from '../../../payload-types';
import { picture, text, type Text } from '../../lib/bilingual';
import { pageLink } from '../../lib/links';
import type { Keyed } from '../../lib/Keyed';

/** Types of apartments. The site shows them as tabs above a list of apartments (project-marketing §2.4). */
export const apartmentTypes: readonly Keyed<ApartmentType>[] = [
  { key: 'standard', name: text('דירות', 'Apartments'), value: 'standard' },
  { key: 'garden', name: text('דירות גן', 'Garden apartments'), value: 'garden' },
  { key: 'mini', name: text('דירות קטנות', 'Compact apartments'), value: 'compact' },
  { key: 'penthouse', name: text('פנטהאוזים', 'Penthouses'), value: 'penthouse' },
];

type Scope = Characteristic['scope'];

const of =
  (scope: Scope) =>
  (key: string, name: Text, icon?: string): Keyed<Characteristic> => ({
    key,
    name,
    scope,
    ...(icon && { icon: picture(`icon-${icon}`) }),
  });

const home = of('apartment');
const house = of('building');
const around = of('neighbourhood');

/**
 * Features of apartments, buildings and neighbourhoods. The keys are the names of the rent filter's flags
 * (project-marketing §3).
 */
export const characteristics: readonly Keyed<Characteristic>[] = [
  home('apSafety', text('ממ״ד', 'Safe room'), 'shield'),
  home('apTerrace', text('מרפסת', 'Balcony'), 'sun'),
  home('apStorage', text('מחסן', 'Storage room'), 'key'),
  home('apParking', text('חניה', 'Parking'), 'parking'),
  home('apAir', text('מיזוג מרכזי', 'Central air conditioning'), 'leaf'),
  home('apSurface', text('מזגן עילי', 'Wall-mounted air conditioner')),
  home('apWater', text('דוד חשמל', 'Electric water heater'), 'water'),
  home('apSolar', text('דוד שמש', 'Solar water heater'), 'sun'),
  home('apBars', text('סורגים', 'Window bars'), 'shield'),
  home('apCommit', text('ועד בית', 'HOA'), 'people'),
  house('buDisabled', text('נגישות מלאה', 'Step-free access'), 'people'),
  house('buParking', text('חניון תת־קרקעי', 'Underground car park'), 'parking'),
  house('beGym', text('חדר כושר', 'Gym'), 'gym'),
  house('beTenant', text('חדר דיירים', "Residents' room"), 'handshake'),
  house('beGymboree', text('ג׳ימבורי', 'Playroom'), 'people'),
  house('beElevator', text('מעלית', 'Lift'), 'lift'),
  around('neTrain', text('תחנת רכבת', 'Railway station'), 'pin'),
  around('nePark', text('פארק', 'Park'), 'leaf'),
  around('neSchool', text('בית ספר', 'School'), 'people'),
  around('neSea', text('חוף הים', 'Beach'), 'water'),
];

/** Slides shown between rental apartments in lists. */
export const marketingSlides: readonly Keyed<MarketingSlide>[] = [
  {
    key: 'tenYears',
    title: text('חוזה לעשר שנים, בלי הפתעות', 'A ten-year lease, no surprises'),
    text: text(
      'שכר הדירה צמוד למדד ואינו קופץ. רוצים לעזוב מוקדם? אחרי השנה הראשונה מספיקה הודעה של שלושה חודשים.',
      'Your rent follows the index and never jumps. Leaving early? After the first year, three months’ notice is all we ask.',
    ),
    link: pageLink('properties', 'איך שוכרים אצלנו', 'How renting with us works', 'rent'),
    image: { desktop: picture('rent-balcony'), mobile: null },
  },
  {
    key: 'pets',
    title: text('גם הכלב מוזמן', 'Bring the dog'),
    text: text(
      'בכל הבתים שלנו מותר לגדל חיות, ובחצר יש להן פינה משלהן.',
      'Pets are welcome in all our buildings, and the courtyard has a corner just for them.',
    ),
    link: pageLink('contact', 'שאלו אותנו', 'Ask us'),
    image: { desktop: picture('estate-spring'), mobile: null },
  },
];
