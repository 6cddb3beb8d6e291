import { putUnknownAddressBack } from './keepUnknownAddress';
import { repeatEarlyPress } from './earlyPress';

/** Gatsby API: the page is hydrated, but for blocks that wait for their turn. */
export function onInitialClientRender(): void {
  putUnknownAddressBack();
  repeatEarlyPress();
}
