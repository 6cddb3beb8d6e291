import type { components } from '../../lib/api/liveServices.gen';

/** Whether a home can be had: `held` while somebody else pays for it, `taken` once it was paid for. */
export type HomeState = components['schemas']['ApartmentStates'][string]['state'];
