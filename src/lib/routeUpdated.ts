/** Name of the event that is dispatched on the document when the router shows another page. */
export const ROUTE_UPDATED = 'route-updated';
