import { tableEndpoints } from '../../content/tables/tableEndpoints';
import {
  choiceColumn,
  dayColumn,
  filledTextColumn,
  flagColumn,
  numberColumn,
  stateColumn,
  textColumn,
} from '../../content/tables/tableColumns';
import { parseTakenWord, TAKEN_WORD } from './parseTakenWord';

const markColumn = stateColumn('moreInfoContentHTML', ['פנויה', 'פנוי', 'free', 'available'], {
  reserved: [TAKEN_WORD, 'משוריינת', 'reserved'],
});

/**
 * Endpoints that export and import the apartments' prices and other data as a table. A reserved apartment is exported
 * with the specification's word (project-marketing §3).
 */
export const apartmentTable = tableEndpoints({
  slug: 'apartments',
  key: 'assetName',
  columns: [
    textColumn('assetName'),
    filledTextColumn('propertyTitle'),
    textColumn('apartmentNumber'),
    numberColumn('floor', { min: -5, integer: true, unit: 'floor' }),
    numberColumn('numberOfRooms', { unit: 'rooms' }),
    numberColumn('areaInSquareMeters', { unit: 'area' }),
    numberColumn('balconySquareMeter', { unit: 'area' }),
    numberColumn('price', { unit: 'money' }),
    choiceColumn('priceCurrency', { ILS: ['₪'], EUR: ['€'], USD: ['$'], GBP: ['£'], PLN: ['zł'] }),
    numberColumn('houseCommitee', { unit: 'shekels' }),
    numberColumn('parkingFee', { unit: 'shekels' }),
    numberColumn('advancePayment', { min: 1, max: 1_000_000, unit: 'shekels' }),
    dayColumn('entryDate'),
    flagColumn('availableImmediately'),
    { ...markColumn, read: (cell) => markColumn.read(String(parseTakenWord(cell))) },
    numberColumn('priorityID', { integer: true }),
  ],
  newRows: { needs: ['assetName', 'propertyTitle', 'project'] },
  relations: {
    project: { collection: 'projects', nameField: 'projectTitle' },
    building: { collection: 'buildings', nameField: 'buildingTitle', within: 'project' },
  },
});
