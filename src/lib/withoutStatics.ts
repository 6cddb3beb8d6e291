/**
 * Replaces hoist-non-react-statics in the build (`onCreateWebpackConfig`). Copying is unnecessary, because no wrapped
 * component on this site has static properties.
 */
const withoutStatics = <Target>(target: Target): Target => target;
export default withoutStatics;
