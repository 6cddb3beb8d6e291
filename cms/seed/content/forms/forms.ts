import type { SeedForm } from '../../lib/SeedForm';
import { homeReport } from './homeReport';
import { supplierRegistration } from './supplierRegistration';

/** Every form of the demo content. */
export const forms: readonly SeedForm[] = [homeReport, supplierRegistration];
