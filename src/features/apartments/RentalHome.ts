import type { PictureMedia } from '../../components/Picture/Picture';
import type { ApartmentState } from './apartmentStates';
import type { FilterableApartment } from './FilterableApartment';

/** A document of an apartment. */
export type HomeDocument = Queries.FileLinkFieldsFragment & {
  readonly alt: string | null;
};

/** An apartment as the rental list shows and narrows it (corporate-site §3). */
export interface RentalHome extends FilterableApartment {
  id: string;
  assetName: string;
  /** Building and number, or the apartment's title. */
  name: string;
  title: string;
  apartmentNumber: string | null;
  address: string | null;
  balcony: number | null;
  /** DD/MM/YYYY */
  entryShown: string | null;
  /** Its entry date was past when the page was built. */
  entered: boolean;
  price: number | null;
  currency: string | null;
  /** The monthly board fee, in shekels. */
  boardFee: number | null;
  /** A month's parking, in shekels, where it is not in the rent. */
  parkingFee: number | null;
  /** Whether it can be had: as it was built, or as our service said since. */
  state: ApartmentState['state'];
  picture: PictureMedia | null;
  gallery: readonly PictureMedia[];
  plan: PictureMedia | null;
  /** Pictures of it beside its plan, such as a drawing with measures. */
  drawings: readonly PictureMedia[];
  documents: readonly HomeDocument[];
  /** What the apartment and its building have, in words. */
  features: readonly string[];
  project: { title: string; path: string | null; status: string | null; companyId: number | null } | null;
  leadFormBMBYId: number | null;
  emailForLead: string | null;
}
