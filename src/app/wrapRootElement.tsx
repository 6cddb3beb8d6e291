import type { WrapRootElementBrowserArgs, WrapRootElementNodeArgs } from 'gatsby';
import { RootProviders } from './RootProviders';

/** Gatsby API: providers that stay mounted while pages change. */
export const wrapRootElement = ({ element }: WrapRootElementBrowserArgs | WrapRootElementNodeArgs) => (
  <RootProviders>{element}</RootProviders>
);
