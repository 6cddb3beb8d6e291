import { z } from 'zod';
import { optionalLine } from './lineOfText';

const MAX_NAME_LENGTH = 200;

const optionalAmount = z.number().min(0, 'invalid').max(Number.MAX_SAFE_INTEGER, 'invalid').nullish();

/** Schema of the apartment that a form is about (project-marketing §2.7, formData). All its fields are optional. */
export const apartmentField = z
  .object({
    price: optionalAmount,
    currency: optionalLine(10),
    area: optionalAmount,
    floor: z.number().min(-20, 'invalid').max(300, 'invalid').nullish(),
    rooms: optionalAmount,
    assetName: optionalLine(100),
    buildingName: optionalLine(MAX_NAME_LENGTH),
    apartmentNumber: optionalLine(50),
  })
  .meta({ id: 'LeadApartment', description: 'The apartment that the lead is about' });
