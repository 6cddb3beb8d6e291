/** Replaces hoist-non-react-statics in the build (`onCreateWebpackConfig`): no component that a library wraps has statics. */
const withoutStatics = <Target>(target: Target): Target => target;
export default withoutStatics;
