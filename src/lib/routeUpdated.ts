/** Event of the document after the router has shown another page. */
export const ROUTE_UPDATED = 'route-updated';
