import type { SeedForm } from '../../lib/SeedForm';
import { homeReport } from './homeReport';

/** Every form of the demo content. */
export const forms: readonly SeedForm[] = [homeReport];
