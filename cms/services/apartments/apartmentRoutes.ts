import { limitReads, TOO_MANY_READS } from '../../intake/limitReads';
import { errorShape, fieldErrorsShape } from '../../platform/http/answerShapes';
import type { Route } from '../../platform/http/route';
import { apartmentStates, apartmentStatesShape } from './apartmentStates';

/** The calls about apartments. */
export const apartmentRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/web/apartments/state',
    handler: limitReads(apartmentStates),
    docs: {
      summary: 'Whether apartments can be had just now',
      query: {
        assets: 'Their asset names, commas between',
        project: 'Id of a project, for all its apartments; without asset names',
      },
      answers: {
        200: { description: 'Their states; may be kept for seconds', schema: apartmentStatesShape },
        422: { description: 'No names and no project, or too many names', schema: fieldErrorsShape },
        429: { ...TOO_MANY_READS, schema: errorShape },
      },
    },
  },
];
