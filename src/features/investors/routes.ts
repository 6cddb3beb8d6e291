/** Paths of the pages with market data, without the language prefix (forms-investors-catalogue §2.6). */
export const STOCKS_ROUTE = '/investors-relations/stocks/';
export const BONDS_ROUTE = '/investors-relations/bonds/';
