import { z } from 'zod';
import { handleIntake } from '../../intake/handleIntake';
import { intakeDocs } from '../../intake/intakeDocs';
import { REFERENCE } from '../../intake/reference';
import { envelope } from '../../platform/http/answerShapes';
import type { Part } from '../../platform/part';
import { applicationConfirmation } from './applicationConfirmation';
import { Applications } from './Applications';
import { apply } from './apply';
import { applySchema } from './applySchema';
import { hrApplication } from './hrApplication';
import { Jobs } from './Jobs';
import { CompanyDivisions } from './lookups/CompanyDivisions';
import { JobAreas } from './lookups/JobAreas';
import { JobProfessions } from './lookups/JobProfessions';
import { JobScopes } from './lookups/JobScopes';
import { jobRoutes } from './search/jobRoutes';

/** Open positions, and applications for them. */
export const careersService: Part = {
  place: 30,
  collections: [Jobs, JobProfessions, JobAreas, JobScopes, CompanyDivisions, Applications],
  deliveries: [hrApplication, applicationConfirmation],
  routes: [
    ...jobRoutes,
    {
      method: 'POST',
      path: '/web/jobs/apply',
      handler: handleIntake(apply),
      docs: intakeDocs({
        summary: 'Applies for a job, for oneself or for a friend',
        body: applySchema,
        accepted: {
          description: 'The application and its CV are stored',
          schema: envelope(z.literal(true)),
          headers: { [REFERENCE]: 'The number by which staff find the application' },
        },
      }),
    },
  ],
};
