import { listenToHistory } from './src/components/Dialog/dialogHistory';

export { onClientEntry } from './src/app/onClientEntry';
export { onInitialClientRender } from './src/app/onInitialClientRender';
export { onPreRouteUpdate } from './src/app/onPreRouteUpdate';
export { onRouteUpdate } from './src/app/onRouteUpdate';
export { replaceHydrateFunction } from './src/app/replaceHydrateFunction';
export { shouldUpdateScroll } from './src/app/shouldUpdateScroll';
export { wrapPageElement } from './src/app/wrapPageElement';
export { wrapRootElement } from './src/app/wrapRootElement';

// Gatsby loads this file before its router starts, so the history listener of dialogs is registered before the router's
// listener.
listenToHistory();
