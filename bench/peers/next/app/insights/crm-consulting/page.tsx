import '../../../src/generated/post.css';

export { default, metadata } from '../../../src/generated/post.tsx';
