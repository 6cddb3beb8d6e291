import type { components } from '../../lib/api/liveServices.gen';

/** Availability of an apartment: `held` while another visitor is paying for it, `taken` once it has been paid for. */
export type HomeState = components['schemas']['ApartmentStates'][string]['state'];
