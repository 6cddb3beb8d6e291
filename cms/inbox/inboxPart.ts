import type { Part } from '../platform/part';
import { retention } from './retention/retention';
import { RetentionSettings } from './retention/RetentionSettings';

/** What staff have in every service. */
export const inboxPart: Part = { globals: [RetentionSettings], tasks: [retention] };
