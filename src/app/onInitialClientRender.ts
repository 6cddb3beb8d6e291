import { putUnknownAddressBack } from './keepUnknownAddress';
import { repeatEarlyPress } from './earlyPress';
import { keepOffline, type LoadPageSync } from './keepOffline';

/** Gatsby API: runs when the page is hydrated. Blocks that load later are hydrated after this call. */
export function onInitialClientRender({ loadPageSync }: { loadPageSync: LoadPageSync }): void {
  putUnknownAddressBack();
  keepOffline(loadPageSync);
  repeatEarlyPress();
}
