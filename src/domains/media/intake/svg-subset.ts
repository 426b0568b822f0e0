/** Elements of drawings that neither run nor load anything. Animations are part of them. */
export const SVG_ELEMENTS: ReadonlySet<string> = new Set(
  `svg g a defs symbol use title desc switch view style animate animateTransform animateMotion mpath set
  path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`
    .trim()
    .split(/\s+/),
);

/** Their attributes. Handlers and attributes of editors are not among them. */
export const SVG_ATTRIBUTES: ReadonlySet<string> = new Set(
  `id class style lang xml:space xml:lang version viewBox preserveAspectRatio width height x y x1 y1 x2 y2
  cx cy r rx ry fx fy fr d points pathLength transform transform-origin href offset role aria-label aria-labelledby
  aria-hidden
  fill fill-opacity fill-rule stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-opacity stroke-width vector-effect opacity color color-interpolation color-interpolation-filters display visibility
  overflow clip-path clip-rule mask filter flood-color flood-opacity lighting-color stop-color stop-opacity paint-order
  mix-blend-mode isolation shape-rendering text-rendering image-rendering
  marker-start marker-mid marker-end markerUnits markerWidth markerHeight orient refX refY
  gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform clipPathUnits maskUnits
  maskContentUnits filterUnits primitiveUnits
  font-family font-size font-style font-weight font-stretch font-variant letter-spacing word-spacing text-anchor
  text-decoration dominant-baseline alignment-baseline baseline-shift writing-mode direction dx dy rotate textLength
  lengthAdjust startOffset method spacing
  in in2 result mode operator k1 k2 k3 k4 values type tableValues slope intercept amplitude exponent stdDeviation edgeMode
  order kernelMatrix divisor bias targetX targetY preserveAlpha surfaceScale diffuseConstant specularConstant
  specularExponent scale xChannelSelector yChannelSelector azimuth elevation z pointsAtX pointsAtY pointsAtZ limitingConeAngle
  attributeName attributeType from to by begin dur end min max restart repeatCount repeatDur calcMode keyTimes keySplines
  keyPoints path additive accumulate
  radius baseFrequency numOctaves seed stitchTiles`
    .trim()
    .split(/\s+/),
);
