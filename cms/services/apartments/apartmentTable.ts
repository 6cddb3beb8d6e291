import { tableEndpoints } from '../../content/tables/tableEndpoints';
import {
  choiceColumn,
  dayColumn,
  flagColumn,
  numberColumn,
  textColumn,
} from '../../content/tables/tableColumns';

const nameOf = (field: string, name: string) => (doc: Readonly<Record<string, unknown>>) => {
  const related = doc[field];
  return related !== null && typeof related === 'object'
    ? String((related as Record<string, unknown>)[name] ?? '')
    : '';
};

/** The price list of the apartments as a file, and back. The mark of a taken one reads as the outside knows it (project-marketing §3). */
export const apartmentTable = tableEndpoints({
  slug: 'apartments',
  key: 'assetName',
  columns: [
    textColumn('assetName'),
    { ...textColumn('propertyTitle'), read: (cell) => cell || undefined },
    textColumn('apartmentNumber'),
    numberColumn('floor', { min: -5, integer: true }),
    numberColumn('numberOfRooms'),
    numberColumn('areaInSquareMeters'),
    numberColumn('balconySquareMeter'),
    numberColumn('price'),
    choiceColumn('priceCurrency', { ILS: ['₪'], EUR: ['€'], USD: ['$'], GBP: ['£'], PLN: ['zł'] }),
    numberColumn('houseCommitee'),
    numberColumn('parkingFee', { min: 0 }),
    numberColumn('advancePayment', { min: 1 }),
    dayColumn('entryDate'),
    flagColumn('availableImmediately'),
    choiceColumn('moreInfoContentHTML', { reserved: ['משוריין'] }),
    numberColumn('priorityID', { integer: true }),
  ],
  newRows: {
    needs: ['assetName', 'propertyTitle', 'project'],
    relations: { project: {}, building: { within: 'project' } },
  },
  relations: {
    project: { collection: 'projects', nameField: 'projectTitle' },
    building: { collection: 'buildings', nameField: 'buildingTitle', within: 'project' },
  },
  beside: { project: nameOf('project', 'projectTitle'), building: nameOf('building', 'buildingTitle') },
});
