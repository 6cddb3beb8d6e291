import type { PictureMedia } from '../../../components/Picture/Picture';
import type { ApartmentState } from './apartmentStates';
import type { FilterableApartment } from './FilterableApartment';

/** A downloadable document about an apartment, such as a contract. */
export type HomeDocument = Queries.FileLinkFieldsFragment & {
  readonly alt: string | null;
};

/** An apartment as the rental list shows it (corporate-site §3). */
export interface RentalHome extends FilterableApartment {
  id: string;
  assetName: string;
  /** Name of the building, or of the project or the apartment if it has no building. */
  name: string;
  title: string;
  apartmentNumber: string | null;
  /** Name of the floor plan, which several apartments can share. */
  model: string | null;
  address: string | null;
  balcony: number | null;
  /** DD/MM/YYYY */
  entryShown: string | null;
  /** Whether the entry date was already past when the site was built. */
  entered: boolean;
  price: number | null;
  currency: string | null;
  /** Monthly board fee (house committee) in shekels. */
  boardFee: number | null;
  /** Monthly parking fee in shekels, if parking is not included in the rent. */
  parkingFee: number | null;
  /** Availability at build time, replaced by the live availability once that is known. */
  state: ApartmentState['state'];
  picture: PictureMedia | null;
  gallery: readonly PictureMedia[];
  plan: PictureMedia | null;
  /** Additional drawings beside the plan, such as one with measurements. */
  drawings: readonly PictureMedia[];
  documents: readonly HomeDocument[];
  /** Labels of the characteristics of the apartment and of its building. */
  features: readonly string[];
  project: { title: string; path: string | null; status: string | null; companyId: number | null } | null;
  leadFormBMBYId: number | null;
  emailForLead: string | null;
}
