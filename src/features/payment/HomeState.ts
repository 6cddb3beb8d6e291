import type { components } from '../../lib/api/liveServices.gen';

/** Availability of a home: `held` during another payment, `taken` after one. */
export type HomeState = components['schemas']['ApartmentStates'][string]['state'];
