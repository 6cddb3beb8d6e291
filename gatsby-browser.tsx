export { onClientEntry, onInitialClientRender } from './src/app/keepUnknownAddress';
export { onRouteUpdate } from './src/app/onRouteUpdate';
export { wrapPageElement } from './src/app/wrapPageElement';
