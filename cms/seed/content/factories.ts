import type { FactoryMapBlock } from '../../payload-types';
import { company, picture, text, type Reference, type Text } from '../lib/bilingual';
import { urlLink } from '../lib/links';
import type { SeedOf } from '../lib/SeedOf';

type SeedFactory = NonNullable<SeedOf<FactoryMapBlock>['factories']>[number];

/** Data that all factories of a product company share. */
interface Company {
  key: string;
  color: string;
  icon: Reference<'media'>;
  image: Reference<'media'>;
  closes: string;
}

const BAG = picture('pin-bag');
const MIXER = picture('pin-mixer');
const STONE = picture('pin-stone');

const COMPANIES = {
  ashkalit: {
    key: 'ashkalit',
    color: '#a8472a',
    icon: BAG,
    image: picture('works-plaster'),
    closes: '16:00',
  },
  gypsum: { key: 'bg-bond', color: '#5b4a8a', icon: BAG, image: picture('works-gypsum'), closes: '16:00' },
  blocks: {
    key: 'ashbond',
    color: '#1d6b45',
    icon: BAG,
    image: picture('works-blocks'),
    closes: '16:00',
  },
  sealing: { key: 'itumit', color: '#8a6116', icon: BAG, image: picture('works-sealing'), closes: '15:30' },
  concrete: {
    key: 'israbeton',
    color: '#1f6f8b',
    icon: MIXER,
    image: picture('concrete-plant'),
    closes: '17:00',
  },
  quarries: { key: 'quarries', color: '#12262f', icon: STONE, image: picture('quarry'), closes: '16:30' },
} as const satisfies Record<string, Company>;

let lines = 0;

/** Returns a link to an invented phone number. Each call returns another number. */
const phone = () => {
  lines += 1;
  const number = `03-555-02${String(lines).padStart(2, '0')}`;
  return urlLink(`tel:${number.replaceAll('-', '')}`, number, number);
};

const factory = (
  owner: keyof typeof COMPANIES,
  factoryName: Text,
  street: Text,
  latitude: number,
  longitude: number,
  /** Picture instead of the company's, such as of a store or of a product; no two factories show the same. */
  ownImage?: SeedFactory['image'],
): SeedFactory => {
  const { key, color, icon, image, closes } = COMPANIES[owner];
  return {
    companyAssociation: company(key),
    factoryName,
    icon,
    mapPinBackground: color,
    mapCoordinates: { address: { street, coordinates: { latitude, longitude } } },
    phoneNumber: phone(),
    image: ownImage === undefined ? image : ownImage,
    openingHours: [
      { fromDay: 'day0', toDay: 'day4', opens: '06:30', closes },
      { fromDay: 'day5', toDay: 'day5', opens: '06:30', closes: '12:00' },
    ],
  };
};

/** Factories, plants and quarries of the group's product companies. They are located in industrial areas. */
export const factories: readonly SeedFactory[] = [
  factory(
    'ashkalit',
    text('מפעל הטיח אשדוד', 'Ashdod plaster works'),
    text('רחוב הבושם 14, אשדוד', '14 HaBosem Street, Ashdod'),
    31.8264,
    34.6787,
  ),
  factory(
    'ashkalit',
    text('מרכז הפצה צפון', 'Northern distribution centre'),
    text('דרך התעשייה 5, יקנעם', '5 HaTaasiya Road, Yokneam'),
    32.6602,
    35.1012,
    picture('logistics'),
  ),
  factory(
    'ashkalit',
    text('אולם תצוגה פתח תקווה', 'Petah Tikva showroom'),
    text('רחוב אם המושבות 30, פתח תקווה', '30 Em HaMoshavot Street, Petah Tikva'),
    32.1019,
    34.8612,
    null,
  ),
  factory(
    'gypsum',
    text('מפעל הגבס דימונה', 'Dimona gypsum works'),
    text('אזור התעשייה, דימונה', 'Industrial Zone, Dimona'),
    31.0521,
    35.0402,
  ),
  factory(
    'gypsum',
    text('מחסן הגבס מודיעין', "Modi'in gypsum warehouse"),
    text('רחוב לב הארץ 8, מודיעין', "8 Lev HaAretz Street, Modi'in"),
    31.9133,
    34.9712,
    picture('product-boards-white'),
  ),
  factory(
    'blocks',
    text('מפעל הבלוקים קריית גת', 'Kiryat Gat block works'),
    text('רחוב הכרמל 22, קריית גת', '22 HaCarmel Street, Kiryat Gat'),
    31.6188,
    34.7781,
  ),
  factory(
    'blocks',
    text('מפעל הריצוף כרמיאל', 'Karmiel paving works'),
    text('רחוב החרושת 11, כרמיאל', '11 HaHaroshet Street, Karmiel'),
    32.9198,
    35.3219,
    picture('product-paving-terracotta'),
  ),
  factory(
    'blocks',
    text('מפעל הבלוקים חדרה', 'Hadera block works'),
    text('רחוב הצפע 3, חדרה', '3 HaTzefa Street, Hadera'),
    32.4466,
    34.9039,
    picture('product-block-concrete'),
  ),
  factory(
    'sealing',
    text('מפעל האיטום רמלה', 'Ramla waterproofing works'),
    text('רחוב היוצרים 6, רמלה', '6 HaYotzrim Street, Ramla'),
    31.9187,
    34.8796,
  ),
  factory(
    'sealing',
    text('מרכז ההדרכה הרצליה', 'Herzliya training centre'),
    text('רחוב המדע 9, הרצליה', '9 HaMada Street, Herzliya'),
    32.1604,
    34.8087,
    null,
  ),
  factory(
    'concrete',
    text('מפעל הבטון חיפה', 'Haifa concrete plant'),
    text('דרך חלוצי התעשייה 40, חיפה', '40 Halutzei HaTaasiya Road, Haifa'),
    32.8064,
    35.0556,
  ),
  factory(
    'concrete',
    text('מפעל הבטון נהריה', 'Nahariya concrete plant'),
    text('רחוב המסגר 2, נהריה', '2 HaMasger Street, Nahariya'),
    33.0008,
    35.1127,
    picture('mixer-road'),
  ),
  factory(
    'concrete',
    text('מפעל הבטון עפולה', 'Afula concrete plant'),
    text('רחוב הפלדה 7, עפולה', '7 HaPlada Street, Afula'),
    32.6001,
    35.3044,
    picture('product-sample-standard'),
  ),
  factory(
    'concrete',
    text('מפעל הבטון נתניה', 'Netanya concrete plant'),
    text('רחוב פנקס 60, נתניה', '60 Pinkas Street, Netanya'),
    32.2934,
    34.8662,
    picture('product-sample-light'),
  ),
  factory(
    'concrete',
    text('מפעל הבטון תל אביב', 'Tel Aviv concrete plant'),
    text('רחוב הרכבת 88, תל אביב־יפו', '88 HaRakevet Street, Tel Aviv-Yafo'),
    32.0497,
    34.7852,
    picture('product-sample-tower'),
  ),
  factory(
    'concrete',
    text('מפעל הבטון ירושלים', 'Jerusalem concrete plant'),
    text('רחוב הבונים 12, ירושלים', '12 HaBonim Street, Jerusalem'),
    31.7501,
    35.2074,
    picture('product-sample-fibre'),
  ),
  factory(
    'concrete',
    text('מפעל הבטון באר שבע', "Be'er Sheva concrete plant"),
    text('עמק שרה 21, באר שבע', "21 Emek Sara, Be'er Sheva"),
    31.2249,
    34.8138,
    picture('product-sample-green'),
  ),
  factory(
    'concrete',
    text('מפעל הבטון אילת', 'Eilat concrete plant'),
    text('שחורת, אילת', 'Shahoret, Eilat'),
    29.6203,
    34.9897,
    picture('product-sample-flow'),
  ),
  factory(
    'quarries',
    text('מחצבת הגליל', 'Galilee quarry'),
    text('צפונית לכרמיאל', 'North of Karmiel'),
    32.9602,
    35.2801,
  ),
  factory(
    'quarries',
    text('מחצבת מודיעין', "Modi'in quarry"),
    text('מזרחית למודיעין', "East of Modi'in"),
    31.9201,
    35.0402,
    picture('gravel-heaps'),
  ),
  factory(
    'quarries',
    text('מחצבת הר טוב', 'Har Tuv quarry'),
    text('אזור התעשייה הר טוב, בית שמש', 'Har Tuv Industrial Zone, Beit Shemesh'),
    31.7603,
    34.9716,
    picture('product-heap-coarse'),
  ),
  factory(
    'quarries',
    text('מחצבת הנגב', 'Negev quarry'),
    text('דרומית לדימונה', 'South of Dimona'),
    30.9803,
    35.0103,
    picture('product-heap-subbase'),
  ),
];
