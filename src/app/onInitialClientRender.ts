import { putUnknownAddressBack } from './keepUnknownAddress';
import { repeatEarlyPress } from './earlyPress';
import { keepOffline, type LoadPageSync } from './keepOffline';

/** Gatsby API: the page is hydrated, but for blocks that wait for their turn. */
export function onInitialClientRender({ loadPageSync }: { loadPageSync: LoadPageSync }): void {
  putUnknownAddressBack();
  keepOffline(loadPageSync);
  repeatEarlyPress();
}
