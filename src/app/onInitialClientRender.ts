import { restoreUnknownAddress } from './rememberUnknownAddress';
import { repeatEarlyPress } from './earlyPress';
import { blockOfflineNavigation, type LoadPageSync } from './blockOfflineNavigation';

/** Gatsby API: runs when the page is hydrated. Blocks that load later are hydrated after this call. */
export function onInitialClientRender({ loadPageSync }: { loadPageSync: LoadPageSync }): void {
  restoreUnknownAddress();
  blockOfflineNavigation(loadPageSync);
  repeatEarlyPress();
}
