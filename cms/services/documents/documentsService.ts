import { handleIntake } from '../../intake/handleIntake';
import { intakeDocs } from '../../intake/intakeDocs';
import type { Part } from '../../platform/part';
import { DeliveryBuildings } from './DeliveryBuildings';
import { documentFiles } from './documentFiles';
import { documentFilesSchema, documentFilesShape } from './documentFilesSchema';
import { FileCategories } from './FileCategories';
import { FileDestinations } from './FileDestinations';
import { FileItems } from './FileItems';
import { ResidentFiles } from './ResidentFiles';

/** Documents of buildings that were delivered: public ones, and those for residents with their code. */
export const documentsService: Part = {
  place: 70,
  collections: [DeliveryBuildings, FileDestinations, FileCategories, FileItems, ResidentFiles],
  routes: [
    {
      method: 'POST',
      path: '/web/documents/files',
      handler: handleIntake(documentFiles),
      docs: intakeDocs({
        summary: 'The documents of a building, for who has its code',
        body: documentFilesSchema,
        storesNothing: true,
        accepted: { description: 'Its documents, with links that expire', schema: documentFilesShape },
      }),
    },
  ],
};
