import Layout from './Layout.vue';
import '../../../compose/styles/ground.css';
import './paper.css';
import './pages.css';
import './home.css';

export default { Layout };
