import type { PictureMedia } from '../../../components/Picture/Picture';
import type { ApartmentState } from './apartmentStates';
import type { FilterableApartment } from './FilterableApartment';

/** A document of an apartment. */
export type HomeDocument = Queries.FileLinkFieldsFragment & {
  readonly alt: string | null;
};

/** An apartment in the rental list (corporate-site §3). */
export interface RentalHome extends FilterableApartment {
  id: string;
  assetName: string;
  /** Building and number, or the apartment's title. */
  name: string;
  title: string;
  apartmentNumber: string | null;
  /** Name of the floor plan that several homes share. */
  model: string | null;
  address: string | null;
  balcony: number | null;
  /** DD/MM/YYYY */
  entryShown: string | null;
  /** Whether its entry date was past at build. */
  entered: boolean;
  price: number | null;
  currency: string | null;
  /** Monthly board fee in shekels. */
  boardFee: number | null;
  /** Monthly parking fee in shekels, if not included in the rent. */
  parkingFee: number | null;
  /** Availability: as built, or from the live service. */
  state: ApartmentState['state'];
  picture: PictureMedia | null;
  gallery: readonly PictureMedia[];
  plan: PictureMedia | null;
  /** Pictures beside the plan, such as a drawing with measures. */
  drawings: readonly PictureMedia[];
  documents: readonly HomeDocument[];
  /** Labels of the characteristics of apartment and building. */
  features: readonly string[];
  project: { title: string; path: string | null; status: string | null; companyId: number | null } | null;
  leadFormBMBYId: number | null;
  emailForLead: string | null;
}
