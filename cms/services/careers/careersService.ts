import type { Part } from '../../platform/parts/part';
import { applicationConfirmation } from './applicationConfirmation';
import { Applications } from './Applications';
import { hrApplication } from './hrApplication';
import { Jobs } from './Jobs';
import { CompanyDivisions } from './lookups/CompanyDivisions';
import { JobAreas } from './lookups/JobAreas';
import { JobProfessions } from './lookups/JobProfessions';
import { JobScopes } from './lookups/JobScopes';

/** Registers open positions and job applications. */
export const careersService: Part = {
  place: 30,
  collections: [Jobs, JobProfessions, JobAreas, JobScopes, CompanyDivisions, Applications],
  deliveries: [hrApplication, applicationConfirmation],
};
